import { showSite } from "@bupum/ui/test/site";
import { tidy as tidyKit } from "@bupum/ui/test/world";
import { createRootRoute, createRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { vi } from "vitest";
import { ko } from "../src/words/ko.ts";

/** Draws one page of the site in Korean, at an address of it. */
export function show(path: string, component: () => ReactNode, at: string) {
  const root = createRootRoute();
  const admin = createRoute({ getParentRoute: () => root, id: "_admin" });
  const page = createRoute({ getParentRoute: () => admin, path, component });
  return showSite(root.addChildren([admin.addChildren([page])]), ko, at);
}

type Sent = { method: string; path: string; body: unknown };

/**
 * Stands in for the network alone: what each call is answered, by the end of its path; a refusal is
 * a whole `Response`.
 */
export function network(answers: Record<string, (body: unknown) => unknown>) {
  const sent: Sent[] = [];
  vi.stubGlobal("fetch", async (at: string, init?: RequestInit) => {
    const path = decodeURIComponent(new URL(at, "http://localhost").pathname);
    const body: unknown = JSON.parse(String(init?.body ?? "null"));
    sent.push({ method: init?.method ?? "GET", path, body });
    const found = Object.entries(answers).find(([end]) => path.endsWith(end));
    if (!found) throw new TypeError("Failed to fetch");
    const reply = found[1](body);
    if (reply instanceof Response) return reply;
    return reply === undefined ? new Response(null, { status: 204 }) : Response.json(reply);
  });
  return sent;
}

export function tidy(): void {
  tidyKit();
  // Files of one worker share a document.
  document.cookie = "adminToken=; path=/; max-age=0";
  vi.unstubAllGlobals();
}
