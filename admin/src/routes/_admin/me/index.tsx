import { createFileRoute } from "@tanstack/react-router";
import { OwnPage } from "../../../users/own-page.tsx";

export const Route = createFileRoute("/_admin/me/")({ component: OwnPage });
