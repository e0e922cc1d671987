import { createFileRoute } from "@tanstack/react-router";
import { counts } from "../home/queries.ts";
import { HomePage } from "../home/home-page.tsx";

export const Route = createFileRoute("/")({
  validateSearch: (search: Record<string, unknown>): { isSignup?: boolean } =>
    String(search["isSignup"]) === "true" ? { isSignup: true } : {},
  loader: ({ context }) => {
    for (const count of Object.values(counts)) void context.queryClient.prefetchQuery(count);
  },
  component: HomePage,
});
