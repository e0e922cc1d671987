import { createFileRoute } from "@tanstack/react-router";
import { NewGroupPage } from "../../../estimate-groups/new-page.tsx";

export const Route = createFileRoute("/_admin/requests/new")({ component: NewGroupPage });
