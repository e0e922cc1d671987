import { createFileRoute } from "@tanstack/react-router";
import { NewAdminPage } from "../../../users/new-user-page.tsx";

export const Route = createFileRoute("/_admin/admins/new")({ component: NewAdminPage });
