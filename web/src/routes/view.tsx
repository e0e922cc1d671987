import { createFileRoute } from "@tanstack/react-router";
import { ViewPage } from "../views/view-page.tsx";

export const Route = createFileRoute("/view")({ component: ViewPage });
