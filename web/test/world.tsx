import { showSite } from "@bupum/ui/test/site";
import { tidy as tidyKit } from "@bupum/ui/test/world";
import { createRootRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { changeBasketSession } from "../src/trade/basket-list.ts";
import { ko } from "../src/words/ko.ts";

/** Draws a part of the site in Korean, on a router that knows no other page. */
export const show = (children: ReactNode) =>
  showSite(createRootRoute({ component: () => children, notFoundComponent: () => children }), ko);

type Answer = { status: number; body?: unknown };

/** Stands in for the network alone, and counts what was sent by the end of the path. */
export function network(
  answers: Record<string, (body: unknown, search: string) => Answer | Promise<Answer>>,
) {
  const sent: { path: string; search: string; body: unknown; key: string | null }[] = [];
  vi.stubGlobal("fetch", async (at: string, init?: RequestInit) => {
    const { pathname: path, search } = new URL(at, "http://localhost");
    const given: unknown = JSON.parse(String(init?.body ?? "null"));
    sent.push({
      path,
      search,
      body: given,
      key: new Headers(init?.headers).get("idempotency-key"),
    });
    const found = Object.entries(answers).find(([end]) => path.endsWith(end));
    if (!found) throw new TypeError("Failed to fetch");
    const { status, body } = await found[1](given, search);
    return new Response(body === undefined ? null : JSON.stringify(body), {
      status,
      headers: { "content-type": status < 400 ? "application/json" : "application/problem+json" },
    });
  });
  return { sentTo: (end: string) => sent.filter(({ path }) => path.endsWith(end)) };
}

export function tidy(): void {
  tidyKit();
  vi.unstubAllGlobals();
  // Files of a worker share modules: neither lines nor unsent changes of one reach the next.
  changeBasketSession();
}
