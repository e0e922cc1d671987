import { createFileRoute } from "@tanstack/react-router";
import { NewBoardPage } from "../../../boards/new-board-page.tsx";

export const Route = createFileRoute("/_admin/boards/new")({ component: NewBoardPage });
