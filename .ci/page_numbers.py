"""The numbers of the English page, computed anew from the records by SQL."""
import html.parser
import re

VOID = {"meta", "input", "link", "br"}


class Element:
    def __init__(self, name, attributes, parent):
        self.name, self.attributes, self.parent, self.children = name, attributes, parent, []

    def find(self, name=None, kind=None):
        """All elements below of that name and class, in order."""
        for child in self.children:
            if isinstance(child, Element):
                if (name is None or child.name == name) and (kind is None or kind in child.classes):
                    yield child
                yield from child.find(name, kind)

    @property
    def classes(self):
        return (self.attributes.get("class") or "").split()

    @property
    def text(self):
        """What is read there: pictures are left out."""
        parts = [child if isinstance(child, str) else "" if child.name == "svg" else child.text for child in self.children]
        return " ".join("".join(parts).split())


class Page(html.parser.HTMLParser):
    def __init__(self, text):
        super().__init__()
        self.root = self.open = Element("", {}, None)
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        element = Element(tag, dict(attributes), self.open)
        self.open.children.append(element)
        if tag not in VOID:
            self.open = element

    def handle_startendtag(self, tag, attributes):
        self.open.children.append(Element(tag, dict(attributes), self.open))

    def handle_endtag(self, tag):
        self.open = self.open.parent

    def handle_data(self, data):
        self.open.children.append(data)

    def section(self, name):
        for element in self.root.find():
            if element.attributes.get("id") == name:
                return element
        return Element("", {}, None)


def number(text):
    """The first whole number of a text, or None."""
    match = re.search(r"\d[\d,]*", text)
    return int(match.group().replace(",", "")) if match else None


def quoted(text):
    return "'" + text.replace("'", "''") + "'"


def key(app):
    return app.lower().replace(" ", "")


def rows(table):
    return [[cell.text for cell in row.find() if cell.name in ("td", "th")] for row in table.find("tr")]


def place(name):
    """The condition of a column such as `iOS 26.1`."""
    return f"os.name || ' ' || os.version = {quoted(name)}"


def is_about(shown, exact):
    """Whether a decimal of the page is the number that data gives with three digits."""
    return abs(float(shown.replace(",", "")) - exact) <= max(0.051, 0.006 * abs(exact))


DEVICE = "coalesce(device.name, device.model)"


def check(text, sql, report, expect, symptoms):
    """Compares; `symptoms` gives the code of a title."""
    page = Page(text)

    def one(query):
        return sql.execute(query).fetchone()[0]

    def mails(app, version=None, where="true"):
        of = f"AND app_version = {quoted(version)}" if version else "AND app_version IS NOT NULL"
        return f"FROM report WHERE app_key = {quoted(key(app))} {of} AND ({where})"

    check_verdict(page, report, expect)
    check_lanes(page, one, mails, expect)
    check_cards(page, report, sql, one, mails, expect)
    check_days(page, sql, mails, expect)
    check_systems(page, one, mails, expect, symptoms)
    check_topics(page, one, mails, expect, symptoms)
    check_rest(page, report, one, sql, expect)


def check_verdict(page, report, expect):
    lead = next((r for r in report["regressions"] if r["status"] != "resolved"), None)
    facts = [pair for pair in page.section("verdict").find("dl")]
    if lead is None:
        return expect("facts of the verdict", facts, [])
    found = [(pair.text, number(pair.text)) for pair in facts[0].find("dd")] + [
        (None, number(name.text)) for name in list(facts[0].find("dt"))[:1]]
    shown = [text for text, _ in found]
    expect("mails of the verdict", found[0][1], lead["reports"])
    expect("people of the verdict", found[-1][1], lead["reporters"])
    expect("expected of the verdict", is_about(shown[1], lead["expected"]), True)
    expect("ratio of the verdict", is_about(shown[2].rstrip("×"), lead["ratio"]), True)


def check_lanes(page, one, mails, expect):
    for lane in page.section("releases").find("div", "lane"):
        app = next(lane.find("h3")).text
        for station in lane.find("li"):
            version = next(station.find("span", "version")).text
            expect(f"lane of {app} {version}", number(list(station.find("span", "small"))[-1].text),
                   one("SELECT count(*) " + mails(app, version)))


def check_cards(page, report, sql, one, mails, expect):
    entries = {"r-" + entry["id"]: entry for entry in report["regressions"]}
    for card in page.section("regressions").find("article"):
        entry = entries[card.attributes["id"]]
        name = entry["id"]
        about = f"list_contains(symptoms, {quoted(entry['symptom'])})" if entry["symptom"] else "true"
        ratio = next(card.find("div", "ratio")).text
        numbers = zip(re.findall(r"\d[\d,]*\.?\d*", ratio)[:3], [entry[part] for part in ("ratio", "ratio_low", "ratio_high")])
        expect(f"ratio of {name}", [pair for pair in numbers if not is_about(*pair)], [])
        within = f"digest IN (SELECT digest FROM entry WHERE id = {quoted(name)})"
        for table in card.find("table", "two"):
            cells = rows(table)
            systems = [head.split(" ", 1) for head in cells[0][1:]]
            for row in cells[1:]:
                for (family, version), cell in zip(systems, row[1:]):
                    names = "('iOS', 'iPadOS')" if family in ("iOS", "iPadOS") else f"({quoted(family)})"
                    system = f"os.name IN {names} AND (os.version = {quoted(version)} OR starts_with(os.version, {quoted(version + '.')}))"
                    wanted = [one("SELECT count(*) " + mails(entry["app"], row[0], f"{system} AND {about}")),
                              one("SELECT count(*) " + mails(entry["app"], row[0], system))]
                    if cell != "–":
                        expect(f"{row[0]} on {version} of {name}", [number(part) for part in cell.split(" of ")], wanted)
        tables = list(card.find("table", "bars"))
        if entry["devices"]:
            named = dict(sql.execute(f"SELECT {DEVICE}, count(*) FROM report WHERE {within} AND {DEVICE} IS NOT NULL GROUP BY 1").fetchall())
            shown = {row[0]: number(row[2]) for row in rows(tables[0])[1:]}
            other = [label for label in shown if re.fullmatch(r"\d+ other models?", label)]
            for label in other:
                expect(f"other models of {name}", (number(label), shown.pop(label)),
                       (len(named) - len(shown), sum(named.values()) - sum(n for d, n in named.items() if d in shown)))
            expect(f"devices of {name}", shown, {d: n for d, n in named.items() if d in shown or not other})
            said = [p.text for p in card.find("p", "read") if "name a device" in p.text]
            expect(f"mails of {name} with a device", [number(text) for text in said],
                   [sum(named.values())] if sum(named.values()) < entry["reports"] else [])
        if entry["words"]:
            shown = {row[0]: number(row[2]) for row in rows(tables[-1])[1:]}
            expect(f"words of {name}", shown, {word["word"]: word["reports"] for word in entry["words"] if word["word"] in shown})
        days = [p.text for p in card.find("p") if p.text.startswith("Mails a day: ")]
        wanted = sql.execute(f"SELECT strftime(CAST(moment AS DATE), '%-d %b'), count(*) FROM report WHERE {within} "
                             "GROUP BY CAST(moment AS DATE) ORDER BY CAST(moment AS DATE)").fetchall()
        expect(f"days of {name}", days, ["Mails a day: " + ", ".join(f"{day} {n}" for day, n in wanted) + "."])


def check_days(page, sql, mails, expect):
    for figure in page.section("days").find("figure"):
        app = next(figure.find("b")).text
        cells = rows(next(figure.find("table")))
        versions = cells[0][1:]
        wanted = {}
        for day, version, n in sql.execute("SELECT strftime(CAST(moment AS DATE), '%-d %b'), app_version, count(*) "
                                           + mails(app) + " GROUP BY 1, 2").fetchall():
            label = version if version in versions else "rest"
            wanted[day, label] = wanted.get((day, label), 0) + n
        shown = {(row[0], version if "older release" not in version else "rest"): number(cell)
                 for row in cells[1:] for version, cell in zip(versions, row[1:]) if number(cell)}
        expect(f"days of {app}", shown, wanted)


def check_systems(page, one, mails, expect, symptoms):
    section = page.section("systems")
    for note in section.find("p", "note"):
        symptom = symptoms[note.text.split(" mails as a share")[0]]
        for index, table in enumerate(section.find("table")):
            cells = rows(table)
            app = cells[0][0]
            for row in cells[1:]:
                for head, cell in zip(cells[0][1:], row[1:]):
                    # A share and its parts stand one below the other.
                    where = place(head) if index == 0 else f"{DEVICE} = {quoted(head)}"
                    part = one("SELECT count(*) " + mails(app, row[0], f"{where} AND list_contains(symptoms, {quoted(symptom)})"))
                    whole = one("SELECT count(*) " + mails(app, row[0], where))
                    share = "–" if whole < 5 else f"{int(part / whole * 100 + 0.5)} %"
                    expect(f"{head} and {app} {row[0]}", cell, f"{share}{part:,} of {whole:,}")


def check_topics(page, one, mails, expect, symptoms):
    for card in page.section("topics").find("div", "card"):
        app = next(card.find("h3")).text
        cells = rows(next(card.find("table")))
        newest = cells[0][3]
        whole = one("SELECT count(*) " + mails(app, newest))
        before = one("SELECT count(*) " + mails(app, where=f"app_version <> {quoted(newest)}"))
        for row in cells[1:]:
            about = f"list_contains(symptoms, {quoted(symptoms[row[0]])})"
            part = one("SELECT count(*) " + mails(app, newest, about))
            older = one("SELECT count(*) " + mails(app, where=f"app_version <> {quoted(newest)} AND {about}"))
            wanted = [f"{part:,}", f"{int(part / whole * 100 + 0.5)} %"]
            if before:
                points = round(part / whole * 100 - older / before * 100)
                wanted += [f"{int(older / before * 100 + 0.5)} %", f"{points:+}".replace("-", "−") if points else "0"]
            expect(f"{row[0]} in {app}", row[2:], wanted)


def check_rest(page, report, one, sql, expect):
    contacts, unplaced = one("SELECT count(*) FROM report"), one("SELECT count(*) FROM report WHERE app_key IS NULL")
    section = page.section("unplaced")
    if unplaced:
        expect("unplaced", next(section.find("b")).text, f"{unplaced:,} of {contacts:,}")
        expect("reasons", sum(number(cell.text) for cell in section.find("td", "num")), unplaced)
    foot = next(page.root.find("footer")).text
    kinds = dict(sql.execute("SELECT role, count(*) FROM message GROUP BY role").fetchall())
    names = {"report": "first contact", "reply": "follow-up", "staff": "of your own replies", "spam": "spam",
             "bulk": "from lists", "auto": "automatic", "bounce": "bounce"}
    found = {kind: re.search(rf"([\d,]+) {name}", foot) for kind, name in names.items()}
    expect("kinds in the foot", {kind: number(match.group(1)) for kind, match in found.items() if match}, kinds)
    expect("messages in the foot", number(re.search(r"([\d,]+) messages", foot).group(1)), report["totals"]["messages"])
