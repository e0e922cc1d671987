import { isOfTemplate } from "@bupum/shared/accounts/companies/number-template";
import { useTemplate } from "../../order-numbers/use-example.ts";
import { useWords } from "../../words.ts";

/** Why a number may not be typed: the company's template writes it (D45-1). Undefined where it may. */
export function useOfTemplate(): (number: string) => string | undefined {
  const words = useWords("orderNumbers");
  const template = useTemplate();
  return (number) => (template && isOfTemplate(template, number) ? words("ofTemplate") : undefined);
}
