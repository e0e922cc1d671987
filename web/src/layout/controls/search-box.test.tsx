import { browserObjects } from "@bupum/ui/test/browser-objects";
import { showSite } from "@bupum/ui/test/site";
import { createRootRoute, createRoute, Link, Outlet } from "@tanstack/react-router";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { network, tidy } from "../../../test/world.tsx";
import { ko } from "../../words/ko.ts";
import { SearchBox } from "./search-box.tsx";

beforeEach(browserObjects);
afterEach(tidy);

/** A site whose results never come. */
function slowSite() {
  const root = createRootRoute({
    component: () => (
      <>
        <Link to="/">처음으로</Link>
        <SearchBox />
        <Outlet />
      </>
    ),
  });
  const page = <Path extends string>(path: Path, loader: () => Promise<void>) =>
    createRoute({ getParentRoute: () => root, path, loader, component: () => path });
  return root.addChildren([
    page("/", async () => undefined),
    page("/search", () => new Promise<void>(() => undefined)),
  ]);
}

const box = () => screen.getByRole<HTMLInputElement>("combobox", { name: ko.layout.searchLabel });

test("leaving a search before its results arrive empties the box", async () => {
  network({});
  await showSite(slowSite(), ko);
  fireEvent.change(box(), { target: { value: "MY2N" } });
  fireEvent.submit(box());
  await waitFor(() => expect(box().value).toBe("MY2N"));
  fireEvent.click(screen.getByText("처음으로"));
  await waitFor(() => expect(box().value).toBe(""));
});
