"""Delivery by Debian's Dovecot, for the checks beside this file."""
import os
import pwd
import subprocess
import sys

LDA = "/usr/lib/dovecot/dovecot-lda"


def deliver(mails, folder):
    """Writes the mails into folder/Maildir, one at a time, in order."""
    user = pwd.getpwnam("nobody" if os.getuid() == 0 else pwd.getpwuid(os.getuid()).pw_name)
    config = folder / "dovecot.conf"
    config.write_text(
        f"mail_location = maildir:{folder}/Maildir\nbase_dir = {folder}/run\nstate_dir = {folder}/run\n"
        f"log_path = {folder}/log\nprotocols =\nssl = no\nmail_uid = {user.pw_uid}\n"
        f"mail_gid = {user.pw_gid}\nfirst_valid_uid = 1\nfirst_valid_gid = 1\n"
        "postmaster_address = postmaster@example.com\nhostname = mail.example.com\n")
    (folder / "run").mkdir()
    if os.getuid() == 0:
        for path in (folder, folder / "run", config):
            os.chown(path, user.pw_uid, user.pw_gid)

    def demote():
        if os.getuid() == 0:
            os.setgid(user.pw_gid)
            os.setuid(user.pw_uid)

    environment = {"HOME": str(folder), "USER": user.pw_name, "PATH": "/usr/bin:/bin"}
    for mail in mails:
        with open(mail, "rb") as message:
            done = subprocess.run(
                [LDA, "-c", str(config), "-e"], stdin=message, capture_output=True,
                env=environment, preexec_fn=demote, cwd=folder)
        if done.returncode != 0:
            log = (folder / "log").read_text() if (folder / "log").exists() else ""
            sys.exit(f"dovecot-lda: {mail}: {done.returncode} {done.stderr.decode()} {log}")
    return folder / "Maildir"
