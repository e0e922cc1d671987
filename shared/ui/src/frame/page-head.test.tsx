import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { act, cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { IntlProvider } from "use-intl";
import { browserObjects } from "../../test/browser-objects.ts";
import { PageHead } from "./page-head.tsx";

beforeEach(browserObjects);
afterEach(() => {
  cleanup();
  history.replaceState(null, "", "/");
});

const root = createRootRoute({ component: Outlet });
/** Stands in place of its pages, as where somebody may not enter. */
const guard = createRoute({
  getParentRoute: () => root,
  id: "guard",
  component: () => <PageHead siteName="부품" title="먼저 신청하세요" />,
});
const pages = ["/orders", "/claims"].map((path) =>
  createRoute({ getParentRoute: () => guard, path, component: () => null }),
);

const address = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;

test("what stands in place of several pages says the address of the page that is open", async () => {
  history.replaceState(null, "", "/orders");
  const router = createRouter({ routeTree: root.addChildren([guard.addChildren(pages)]) });
  render(
    <IntlProvider locale="ko" messages={{}} timeZone="Asia/Seoul">
      {/* The router of a test is not the site's. */}
      <RouterProvider router={router as never} />
    </IntlProvider>,
  );
  await waitFor(() => expect(address()).toBe(`${location.origin}/orders`));
  await act(() => router.navigate({ to: "/claims" as never }));
  await waitFor(() => expect(address()).toBe(`${location.origin}/claims`));
});
