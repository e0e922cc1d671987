import { createFileRoute } from "@tanstack/react-router";
import { AnswerLinkPage } from "../product-estimates/seller/answer-link/answer-link-page.tsx";

export const Route = createFileRoute("/answer")({ component: AnswerLinkPage });
