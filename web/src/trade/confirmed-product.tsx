import type { Line } from "@bupum/shared/deal/product-estimates/contract";
import { Link } from "@tanstack/react-router";
import { useLocale } from "use-intl";
import { useWords } from "../words.ts";

/** Beside the words of a line: the listed part that its buyer confirmed (D6-20). */
export function ConfirmedProduct({ of }: { of: Line["confirmedProduct"] }) {
  const say = useWords("trade");
  const language = useLocale();
  if (!of) return null;
  return (
    <small>
      {say("confirmedProduct")}{" "}
      <Link to="/products/$productId" params={{ productId: of.productId }}>
        {of.manufactorName[language]} {of.partNumber}
      </Link>
    </small>
  );
}
