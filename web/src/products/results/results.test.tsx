import { browserObjects } from "@bupum/ui/test/browser-objects";
import type { FoundRow } from "@bupum/shared/catalogue/products/contract";
import { fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { productOf } from "../../../test/product-label.ts";
import { network, show, tidy } from "../../../test/world.tsx";
import { Results } from "./results.tsx";

beforeEach(browserObjects);
afterEach(tidy);

function Sorted() {
  const [sort, setSort] = useState<"price:asc">();
  return (
    <>
      <button type="button" onClick={() => setSort("price:asc")}>
        가격순
      </button>
      <Results search={{ sort }} />
    </>
  );
}

const alike = (text: string) => ({ ko: text, en: text, zh: text });
const found = (partNumber: string) => {
  const names = { name: alike("센서"), manufactorName: alike("오므론") };
  const amounts = { unit: "EA" as const, offerCount: 1, inStock: true };
  const row = { id: `prd_${partNumber}`, partNumber, ...names, ...amounts };
  return { status: 200, body: { items: [productOf<FoundRow>(row)], total: 1, facets: [] } };
};

test("rows of the search before are busy until those of the own search are drawn (S2-14)", async () => {
  network({ "/products/search": (_, search) => found(search.includes("sort=") ? "NEW" : "OLD") });
  await show(<Sorted />);
  await screen.findByRole("link", { name: /OLD/ });
  const seen: string[] = [];
  const watch = new MutationObserver(() => {
    const list = document.querySelector("[aria-busy]");
    const text = list?.textContent.includes("NEW") ? "NEW" : "OLD";
    seen.push(`${text} ${list?.getAttribute("aria-busy") === "true" ? "busy" : "ready"}`);
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true });
  fireEvent.click(screen.getByRole("button", { name: "가격순" }));
  await screen.findByRole("link", { name: /NEW/ });
  watch.disconnect();
  expect(seen.filter((one, at) => one !== seen[at - 1])).toEqual(["OLD busy", "NEW ready"]);
});
