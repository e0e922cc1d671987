import { createFileRoute } from "@tanstack/react-router";
import { LifeListPage } from "../../../products/life-list-page.tsx";

export const Route = createFileRoute("/_admin/products/lives")({ component: LifeListPage });
