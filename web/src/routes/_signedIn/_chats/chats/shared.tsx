import { createFileRoute } from "@tanstack/react-router";

// Drawn by the parent page.
export const Route = createFileRoute("/_signedIn/_chats/chats/shared")({});
