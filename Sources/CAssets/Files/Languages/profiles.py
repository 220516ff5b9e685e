#!/usr/bin/env python3
"""Makes letters.profile: which letter groups speak for which language.

Reads samples.txt and the lexicons beside it; run it after changing either:

    python3 Sources/CAssets/Files/Languages/profiles.py

Features are the whole word and its groups of two to four letters, with the bounds of the word, and
single letters beyond ASCII, hashed by multiplication (LetterHash.swift) into 2^14 buckets. The file holds, little
endian: "LP02", the number of languages (1 byte), for each its code behind the length, and what it
is given in advance (1 byte), then a row of 48 bytes for each bucket, a byte a language: 128 + 12 *
ln(p(bucket | language) / mean over the languages), clamped; zeros fill it up.
LanguageProfile.swift reads it.
"""
import collections
import math
import pathlib
import re
import unicodedata

BUCKETS = 1 << 14
STRIDE = 48
FACTOR = 0x9E3779B1
# The share of probability that is kept for groups that the samples lack.
UNSEEN = 0.3
# Counts grow with this power.
POWER = 0.75
FOLDER = pathlib.Path(__file__).resolve().parent
SCRIPTS = {"ru": "Cyrl", "uk": "Cyrl", "be": "Cyrl", "bg": "Cyrl", "sr": "Cyrl", "mk": "Cyrl"}
# Support mail is rarely written in the others; they must be clearly ahead of their neighbours.
COMMON = "en de fr es it pt nl pl ru uk tr sv".split()
NEIGHBOURS = "da nb fi cs sk hu ro hr sl id ms vi et lv lt bg".split()
# Names that stand in mails of every language and speak for none.
NEUTRAL = """app iphone ipad android ios mac pdf csv widget login bluetooth wifi apple google update
premium email mail icloud pro ok online offline video audio test hi hello samsung windows crash bug
screenshot feedback support team server""".split()


def bucket(letters):
    value = 0
    for letter in letters:
        value = ((value + ord(letter) + 1) * FACTOR) & 0xFFFFFFFF
        value ^= value >> 15
    return ((value * FACTOR) & 0xFFFFFFFF) >> 18


def features(word):
    """The buckets of a word, each with its weight."""
    word = word[:16]
    framed = " " + word + " "
    yield bucket("\1" + word[:16]), 2.0
    for length in (2, 3, 4):
        for start in range(len(framed) - length + 1):
            yield bucket(framed[start : start + length]), 1.0
    for letter in word:
        if ord(letter) >= 0x80:
            yield bucket(letter), 1.0


def words(text):
    text = unicodedata.normalize("NFC", text).lower().replace("\u2019", "'")
    return re.findall(r"[^\W\d_]+", text)


def samples():
    """Sentences of each language, told twice, and its frequent words."""
    found, code = collections.defaultdict(list), None
    for line in (FOLDER / "samples.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        if line.startswith("["):
            code = line.strip("[]")
            continue
        repeat = 3 if line[:1].isupper() else 2
        found[code] += words(line) * repeat
    return found


def lexicon(code):
    path = FOLDER.parent / "Lexicons" / (code + ".lex")
    if not path.exists():
        return []
    found = []
    for line in path.read_text(encoding="utf-8").splitlines():
        line = line.split("#")[0].strip()
        if not line or line.startswith("[") or line.startswith("language"):
            continue
        line = re.sub(r"(\s[-+!]?\w+)?$", "", line) if re.search(r"\s-?\d$", line) else line
        for word in re.split(r"[|\s]+", line):
            # A stem has no end that could speak for the language.
            if "*" not in word and word not in ("_", ""):
                found += words(word.strip("^$"))
    return found


def main():
    texts = samples()
    codes = sorted(texts)
    scores = {}
    for script in ("Latn", "Cyrl"):
        group = [c for c in codes if SCRIPTS.get(c, "Latn") == script]
        counts = {}
        for code in group:
            counter = collections.Counter()
            for word in texts[code] + [w for w in lexicon(code)]:
                if word in NEUTRAL and word not in ("pro",):
                    continue
                for place, weight in features(word):
                    counter[place] += weight
            for word in NEUTRAL:
                for place, weight in features(word):
                    counter[place] += weight * 2
            counts[code] = counter
        probabilities = {}
        for code in group:
            # Rare groups tell little from a short text; damp the long ones. What was never seen is
            # equally likely in all languages, however long their samples are.
            damped = {place: count ** POWER for place, count in counts[code].items()}
            total = sum(damped.values())
            probabilities[code] = [
                (1 - UNSEEN) * damped.get(place, 0.0) / total + UNSEEN / BUCKETS
                for place in range(BUCKETS)
            ]
        for place in range(BUCKETS):
            mean = sum(math.log(probabilities[code][place]) for code in group) / len(group)
            for code in group:
                value = 128 + round(12 * (math.log(probabilities[code][place]) - mean))
                scores[code, place] = min(255, max(0, value))
    out = bytearray(b"LP02")
    out.append(len(codes))
    for code in codes:
        out.append(len(code))
        out += code.encode("ascii")
        out.append(190 if code in COMMON else 45 if code in NEIGHBOURS else 0)
    for place in range(BUCKETS):
        out += bytes(scores[code, place] for code in codes).ljust(STRIDE, b"\0")
    (FOLDER / "letters.profile").write_bytes(out)
    print(len(codes), "languages,", len(out), "bytes")


if __name__ == "__main__":
    main()
