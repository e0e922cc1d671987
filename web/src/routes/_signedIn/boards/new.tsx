import { createFileRoute } from "@tanstack/react-router";
import { WritePage } from "../../../boards/write-page.tsx";

export const Route = createFileRoute("/_signedIn/boards/new")({ component: WritePage });
