import { createFileRoute } from "@tanstack/react-router";
import { NewDealerPage } from "../../../dealers/new-dealer-page.tsx";

export const Route = createFileRoute("/_admin/dealers/new")({ component: NewDealerPage });
