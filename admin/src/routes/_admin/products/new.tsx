import { createFileRoute } from "@tanstack/react-router";
import { NewProductPage } from "../../../products/new-page.tsx";

export const Route = createFileRoute("/_admin/products/new")({ component: NewProductPage });
