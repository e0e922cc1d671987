import { dropDialogs } from "@bupum/ui/frame/dialogs";
import { toast, Toasts } from "@bupum/ui/frame/toasts";
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { cleanup, configure, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "use-intl";
import { vi } from "vitest";
import { ko } from "../src/words/ko.ts";

// A machine that does other work as well needs more than the usual second.
configure({ asyncUtilTimeout: 10_000 });

/** Draws a part of the site in Korean, on a router that knows no other page. */
export async function show(children: ReactNode) {
  const routeTree = createRootRoute({
    component: () => children,
    notFoundComponent: () => children,
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await router.load();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <IntlProvider locale="ko" messages={ko} timeZone="Asia/Seoul">
      <MantineProvider env="test">
        <QueryClientProvider client={client}>
          {/* The router of a test is not the site's. */}
          <RouterProvider router={router as never} />
        </QueryClientProvider>
        <Toasts />
      </MantineProvider>
    </IntlProvider>,
  );
}

type Answer = { status: number; body?: unknown };

/** Stands in for the network alone, and counts what was sent by the end of the path. */
export function network(answers: Record<string, (body: unknown) => Answer | Promise<Answer>>) {
  const sent: { path: string; body: unknown; key: string | null }[] = [];
  vi.stubGlobal("fetch", async (at: string, init?: RequestInit) => {
    const path = new URL(at, "http://localhost").pathname;
    const given: unknown = JSON.parse(String(init?.body ?? "null"));
    sent.push({ path, body: given, key: new Headers(init?.headers).get("idempotency-key") });
    const found = Object.entries(answers).find(([end]) => path.endsWith(end));
    if (!found) throw new TypeError("Failed to fetch");
    const { status, body } = await found[1](given);
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { "content-type": status < 400 ? "application/json" : "application/problem+json" },
    });
  });
  return { sentTo: (end: string) => sent.filter(({ path }) => path.endsWith(end)) };
}

export function tidy(): void {
  toast.clear();
  cleanup();
  dropDialogs();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
}
