import { createFileRoute } from "@tanstack/react-router";
import { NoRoom } from "../../../../chats/no-room.tsx";

export const Route = createFileRoute("/_signedIn/_chats/chats/")({ component: NoRoom });
