import { createFileRoute } from "@tanstack/react-router";
import { NewUserPage } from "../../../users/new-user-page.tsx";

export const Route = createFileRoute("/_admin/users/new")({ component: NewUserPage });
