import { createFileRoute } from "@tanstack/react-router";
import { AddMerchandisePage } from "../../../../merchandises/add-page.tsx";

export const Route = createFileRoute("/_signedIn/_seller/seller/add-merchandise")({
  component: AddMerchandisePage,
});
