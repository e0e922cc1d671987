import { browserObjects } from "@bupum/ui/test/browser-objects";
import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, show, tidy } from "../../test/world.tsx";
import { SupportList } from "./support-list.tsx";

beforeEach(browserObjects);
afterEach(tidy);

const tabs = () =>
  screen
    .getAllByRole("link")
    .filter((tab) => tab.getAttribute("aria-current") === "page")
    .map(({ textContent }) => textContent);

test.each([
  ["/support/", "답변 대기", "true"],
  ["/support/?state=ALL", "전체", "false"],
])("at %s one tab is the open one, and the list is asked for it", async (at, tab, isWaiting) => {
  const asked: unknown[] = [];
  network({
    "/chat-entities/support": () => ({ items: [], page: 1, itemsPerPage: 30 }),
  });
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => {
    asked.push(new URL(String(input), "http://localhost").searchParams.get("isWaiting"));
    return fetch(input, init);
  };
  await show("/support/", SupportList, at);
  await screen.findByRole("heading", { name: "고객센터" });
  expect(tabs()).toEqual([tab]);
  expect(asked).toContain(isWaiting);
});
