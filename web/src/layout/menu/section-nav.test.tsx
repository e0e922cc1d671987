import { showSite } from "@bupum/ui/test/site";
import { browserObjects } from "@bupum/ui/test/browser-objects";
import { createRootRoute, createRoute, Outlet } from "@tanstack/react-router";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { tidy } from "../../../test/world.tsx";
import { ko } from "../../words/ko.ts";
import { Section } from "./section-nav.tsx";

beforeEach(browserObjects);
afterEach(() => {
  tidy();
  vi.restoreAllMocks();
});

const marked = (one: Element) => one.matches("[aria-current], [data-open]");

test("on a narrow screen the marked entry of a menu is scrolled to the middle of its row (D23-4)", async () => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    // A row of 390 pixels, whose marked entry begins 300 pixels right of its edge.
    return marked(this) ? new DOMRect(690, 0, 100, 44) : new DOMRect(0, 0, 390, 44);
  });
  const root = createRootRoute({ component: Outlet });
  const paths = ["/mypage/home", "/mypage/profile", "/mypage/payments"];
  const pages = paths.map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: () => <Section>내용</Section>,
    }),
  );
  await showSite(root.addChildren(pages), ko, "/mypage/payments");
  const entry = await screen.findByRole("link", { current: "page" });
  expect(entry.getAttribute("href")).toContain("/mypage/payments");
  await waitFor(() => expect(entry.closest("nav")).toHaveProperty("scrollLeft", 545));
});
