import { createFileRoute } from "@tanstack/react-router";
import { RoomPage } from "../../../../chats/room/room-page.tsx";

export const Route = createFileRoute("/_signedIn/_chats/chats/$uuid")({ component: RoomPage });
