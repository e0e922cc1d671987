import { createFileRoute } from "@tanstack/react-router";
import { EditWikiPage } from "../../../../wikis/editor/edit-page.tsx";

export const Route = createFileRoute("/_signedIn/wiki/$wikiId/edit")({ component: EditWikiPage });
