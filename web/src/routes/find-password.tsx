import { createFileRoute } from "@tanstack/react-router";
import { FindPasswordPage } from "../auth/find-password-page.tsx";

export const Route = createFileRoute("/find-password")({ component: FindPasswordPage });
