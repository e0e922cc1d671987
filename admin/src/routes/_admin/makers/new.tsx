import { createFileRoute } from "@tanstack/react-router";
import { NewMakerPage } from "../../../manufactors/new-page.tsx";

export const Route = createFileRoute("/_admin/makers/new")({ component: NewMakerPage });
