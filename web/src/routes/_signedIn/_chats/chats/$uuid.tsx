import { createFileRoute } from "@tanstack/react-router";

// Drawn by the parent page, beside the list.
export const Route = createFileRoute("/_signedIn/_chats/chats/$uuid")({});
