import { createFileRoute } from "@tanstack/react-router";
import { FindIdPage } from "../auth/find-id-page.tsx";

export const Route = createFileRoute("/find-id")({ component: FindIdPage });
