/// The tables and views of the `.db` report (`report.md`, section 5).
///
/// Times stand twice: as RFC 3339 text, and in `time` as seconds since 1970. `day` is
/// `2026-03-20`. The number goes up only when a table, a column or a view changes or goes.
enum DatabaseSchema {
  static let number: StaticString = "PRAGMA user_version=1"

  static let tables: StaticString = """
    CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT) STRICT, WITHOUT ROWID;
    CREATE TABLE app (
      id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, bundle_id TEXT) STRICT;
    CREATE TABLE app_release (
      id INTEGER PRIMARY KEY, app_id INTEGER NOT NULL REFERENCES app, version TEXT,
      sort_key INTEGER NOT NULL, first_seen TEXT, last_seen TEXT, state TEXT,
      UNIQUE (app_id, version)) STRICT;
    CREATE TABLE sender (id INTEGER PRIMARY KEY, address TEXT, name TEXT) STRICT;
    CREATE TABLE message (
      id INTEGER PRIMARY KEY, message_id TEXT, path TEXT NOT NULL, "offset" INTEGER NOT NULL,
      bytes INTEGER NOT NULL, date TEXT, day TEXT, time INTEGER, kind TEXT NOT NULL,
      thread_id TEXT, sender_id INTEGER NOT NULL REFERENCES sender,
      release_id INTEGER REFERENCES app_release, build TEXT, os TEXT, os_version TEXT,
      device_model TEXT, device TEXT, locale TEXT, language TEXT, subject TEXT, text TEXT NOT NULL,
      answered INTEGER, duplicate_of INTEGER REFERENCES message, crash_signature TEXT) STRICT;
    CREATE TABLE symptom (
      message_rowid INTEGER NOT NULL REFERENCES message, symptom TEXT NOT NULL,
      PRIMARY KEY (message_rowid, symptom)) STRICT, WITHOUT ROWID;
    CREATE TABLE warning (
      message_rowid INTEGER NOT NULL REFERENCES message, code TEXT NOT NULL,
      PRIMARY KEY (message_rowid, code)) STRICT, WITHOUT ROWID;
    CREATE TABLE field (
      message_rowid INTEGER NOT NULL REFERENCES message, position INTEGER NOT NULL,
      label TEXT NOT NULL, value TEXT NOT NULL,
      PRIMARY KEY (message_rowid, position)) STRICT, WITHOUT ROWID;
    CREATE TABLE regression (
      id TEXT PRIMARY KEY, release_id INTEGER NOT NULL REFERENCES app_release, previous TEXT,
      symptom TEXT, os TEXT, os_version TEXT, device_model TEXT, device TEXT, also TEXT NOT NULL,
      level TEXT NOT NULL, status TEXT NOT NULL, first_alarm TEXT NOT NULL,
      first_seen TEXT NOT NULL, last_seen TEXT NOT NULL, reports INTEGER NOT NULL,
      reporters INTEGER NOT NULL, unanswered INTEGER, expected REAL, ratio REAL, ratio_low REAL,
      ratio_high REAL, q_value REAL, groups_tested INTEGER NOT NULL, crash_signature TEXT,
      crash_reports INTEGER, crash_of INTEGER) STRICT, WITHOUT ROWID;
    CREATE TABLE regression_message (
      regression_id TEXT NOT NULL REFERENCES regression,
      message_rowid INTEGER NOT NULL REFERENCES message,
      PRIMARY KEY (regression_id, message_rowid)) STRICT, WITHOUT ROWID;
    """

  /// Made behind the rows, which is faster than keeping them while rows come in.
  static let indexes: StaticString = """
    CREATE INDEX message_place ON message (path, "offset");
    CREATE INDEX message_day ON message (day);
    CREATE INDEX message_release_day ON message (release_id, day);
    CREATE INDEX message_message_id ON message (message_id);
    CREATE INDEX message_sender ON message (sender_id);
    CREATE INDEX regression_message_message ON regression_message (message_rowid);
    """

  static let views: StaticString = """
    CREATE VIEW v_report AS
      SELECT m.id, m.message_id, m.date, m.day, m.time, a.name AS app, r.version, m.build, m.os,
        m.os_version, m.device_model, m.device, m.locale, m.language,
        (SELECT group_concat(symptom, ' ') FROM symptom WHERE message_rowid = m.id) AS symptoms,
        m.crash_signature, m.sender_id AS sender, m.thread_id, m.answered,
        (SELECT group_concat(regression_id, ' ') FROM regression_message
          WHERE message_rowid = m.id) AS regressions,
        m.subject, m.text, m.path, m."offset"
      FROM message m LEFT JOIN app_release r ON r.id = m.release_id
        LEFT JOIN app a ON a.id = r.app_id
      WHERE m.kind = 'report' AND m.duplicate_of IS NULL;
    CREATE VIEW v_daily AS
      SELECT a.name AS app, r.version, m.day, CAST(strftime('%s', m.day) AS INTEGER) AS time,
        count(*) AS reports
      FROM message m JOIN app_release r ON r.id = m.release_id JOIN app a ON a.id = r.app_id
      WHERE m.kind = 'report' AND m.duplicate_of IS NULL AND m.day IS NOT NULL
      GROUP BY m.release_id, m.day;
    CREATE VIEW v_daily_symptom AS
      SELECT a.name AS app, r.version, s.symptom, m.day,
        CAST(strftime('%s', m.day) AS INTEGER) AS time, count(*) AS reports
      FROM message m JOIN symptom s ON s.message_rowid = m.id
        JOIN app_release r ON r.id = m.release_id JOIN app a ON a.id = r.app_id
      WHERE m.kind = 'report' AND m.duplicate_of IS NULL AND m.day IS NOT NULL
      GROUP BY m.release_id, s.symptom, m.day;
    CREATE VIEW v_release_os AS
      SELECT a.name AS app, r.version, m.os, m.os_version, count(*) AS reports,
        count(DISTINCT m.sender_id) AS reporters
      FROM message m JOIN app_release r ON r.id = m.release_id JOIN app a ON a.id = r.app_id
      WHERE m.kind = 'report' AND m.duplicate_of IS NULL
      GROUP BY m.release_id, m.os, m.os_version;
    CREATE VIEW v_regression AS
      SELECT g.*, a.name AS app, r.version,
        CAST(strftime('%s', g.first_seen) AS INTEGER) AS time
      FROM regression g JOIN app_release r ON r.id = g.release_id JOIN app a ON a.id = r.app_id;
    CREATE VIEW v_unanswered AS
      SELECT * FROM v_report WHERE answered = 0 AND app IS NOT NULL;
    """
}
