import { createFileRoute } from "@tanstack/react-router";

// Drawn by the page around it, beside the list.
export const Route = createFileRoute("/_signedIn/_chats/chats/$uuid")({});
