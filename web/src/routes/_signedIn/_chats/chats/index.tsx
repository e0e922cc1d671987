import { createFileRoute } from "@tanstack/react-router";

// Drawn by the page around it.
export const Route = createFileRoute("/_signedIn/_chats/chats/")({});
