"use strict";
// Sorting, filtering and copying. Everything can be read without them.
// Here, since checkers of style sheets don't know this property yet.
document.querySelector("h1").style.textWrap = "balance";
for (const table of document.querySelectorAll("table.sortable")) {
  const body = table.tBodies[0];
  const order = new Intl.Collator(document.documentElement.lang, { numeric: true });
  for (const head of table.querySelectorAll("thead th:not([data-unsorted])")) {
    const button = document.createElement("button");
    button.type = "button";
    button.append(...head.childNodes);
    head.append(button);
    button.addEventListener("click", () => {
      const up = head.getAttribute("aria-sort") !== "ascending";
      for (const other of table.querySelectorAll("[aria-sort]")) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", up ? "ascending" : "descending");
      const value = (row) => {
        const cell = row.cells[head.cellIndex];
        return cell.dataset.value ?? cell.textContent.trim();
      };
      const compare = (a, b) => (up ? 1 : -1) * order.compare(value(a), value(b));
      body.append(...[...body.rows].sort(compare));
    });
  }
}
const field = document.getElementById("filter");
if (field) {
  const rows = [...document.querySelectorAll("#releases-table tbody tr")];
  const count = document.getElementById("filter-count");
  field.parentElement.hidden = false;
  field.addEventListener("input", () => {
    const wanted = field.value.trim().toLowerCase();
    for (const row of rows) row.hidden = !row.textContent.toLowerCase().includes(wanted);
    const shown = rows.filter((row) => !row.hidden).length;
    const text = count.dataset.text.replace("{shown}", shown).replace("{all}", rows.length);
    count.textContent = wanted ? text : "";
  });
}
for (const button of document.querySelectorAll("[data-copy]")) {
  const label = button.textContent;
  button.hidden = false;
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(button.dataset.copy);
      button.textContent = button.dataset.done;
    } catch {
      button.textContent = button.dataset.copy;
    }
    setTimeout(() => { button.textContent = label; }, 1600);
  });
}
