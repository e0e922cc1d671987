import { createFileRoute } from "@tanstack/react-router";
import { AnswerSheetPage } from "../../../../product-estimates/seller/sheet/answer-sheet-page.tsx";

export const Route = createFileRoute("/_signedIn/_seller/seller/answer-sheet")({
  component: AnswerSheetPage,
});
