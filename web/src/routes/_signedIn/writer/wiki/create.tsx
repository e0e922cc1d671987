import { createFileRoute } from "@tanstack/react-router";
import { CreateWikiPage } from "../../../../wikis/editor/create-page.tsx";

export const Route = createFileRoute("/_signedIn/writer/wiki/create")({
  component: CreateWikiPage,
});
