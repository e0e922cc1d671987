import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from "@tanstack/react-router";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { useShownPath } from "./shown-path.ts";

afterEach(cleanup);

function Around() {
  return (
    <>
      <header>{useShownPath() || "start"}</header>
      <Outlet />
    </>
  );
}

test("the frame belongs to the shown page, not to the one being opened", async () => {
  const opened = Promise.withResolvers<void>();
  const root = createRootRoute({ component: Around });
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: "/", component: () => "start page" }),
    createRoute({
      getParentRoute: () => root,
      path: "/terms/",
      loader: () => opened.promise,
      component: () => "terms",
    }),
  ]);
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await router.load();
  // The router of a test is not the site's.
  render(<RouterProvider router={router as never} />);
  const header = await screen.findByRole("banner");
  expect(header.textContent).toBe("start");

  const moved = router.navigate({ to: "/terms" as never });
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/terms/));
  expect(screen.getByText("start page")).toBeTruthy();
  expect(header.textContent).toBe("start");

  await act(async () => {
    opened.resolve();
    await moved;
  });
  expect(await screen.findByText("terms")).toBeTruthy();
  expect(header.textContent).toBe("/terms");

  await act(() => router.navigate({ to: "/nowhere" as never }));
  expect(header.textContent).toBe("/nowhere");
});
