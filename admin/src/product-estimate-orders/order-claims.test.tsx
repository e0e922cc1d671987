import { browserObjects } from "@bupum/ui/test/browser-objects";
import { MantineProvider } from "@mantine/core";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, render, screen } from "@testing-library/react";
import { IntlProvider } from "use-intl";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ko } from "../words/ko.ts";
import { OrderClaims } from "./order-page.tsx";

beforeEach(browserObjects);
afterEach(cleanup);

test("an order names the claims about it, and leads to each", async () => {
  const claim = { id: "clm_1", kind: "DAMAGED", quantity: 1, status: "ESCALATED" } as const;
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <OrderClaims of={{ claims: [claim] }} /> }),
    history: createMemoryHistory({ initialEntries: ["/"] }),
  });
  render(
    <IntlProvider locale="ko" timeZone="Asia/Seoul" messages={ko}>
      <MantineProvider>
        <RouterProvider router={router as never} />
      </MantineProvider>
    </IntlProvider>,
  );
  const link = await screen.findByRole("link", { name: /·/ });
  expect(link.getAttribute("href")).toBe("/claims/clm_1");
});
