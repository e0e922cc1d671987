import { Toasts, toast } from "@bupum/ui/frame/toasts";
import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
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

/** Draws one page of the site in Korean, at an address of it. */
export async function show(path: string, component: () => ReactNode, at: string) {
  const root = createRootRoute();
  const admin = createRoute({ getParentRoute: () => root, id: "_admin" });
  const page = createRoute({ getParentRoute: () => admin, path, component });
  const routeTree = root.addChildren([admin.addChildren([page])]);
  const history = createMemoryHistory({ initialEntries: [at] });
  const router = createRouter({ routeTree, history });
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

type Sent = { method: string; path: string; body: unknown };

/** Stands in for the network alone: what each call is answered, by the end of its path. */
export function network(answers: Record<string, (body: unknown) => unknown>) {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", async (at: string, init?: RequestInit) => {
    const path = decodeURIComponent(new URL(at, "http://localhost").pathname);
    const body: unknown = JSON.parse(String(init?.body ?? "null"));
    sent.push({ method: init?.method ?? "GET", path, body });
    const found = Object.entries(answers).find(([end]) => path.endsWith(end));
    if (!found) throw new TypeError("Failed to fetch");
    const reply = found[1](body);
    return reply === undefined ? new Response(null, { status: 204 }) : Response.json(reply);
  });
  return sent;
}

export function tidy(): void {
  toast.clear();
  cleanup();
  vi.unstubAllGlobals();
}
