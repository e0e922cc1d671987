import { createFileRoute } from "@tanstack/react-router";
import { HomePage } from "../home/home-page.tsx";

export const Route = createFileRoute("/")({
  validateSearch: (search: Record<string, unknown>): { isSignup?: boolean } =>
    String(search["isSignup"]) === "true" ? { isSignup: true } : {},
  component: HomePage,
});
