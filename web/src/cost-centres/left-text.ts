import { useWonText } from "@bupum/ui/display/money";
import { useWords } from "../words.ts";

/** Says what is left of a budget, or by how much it is exceeded. */
export function useLeftText(): (left: number) => string {
  const say = useWords("costCentres");
  const won = useWonText();
  return (left) =>
    left < 0 ? say("isExceeded", { won: won(-left) }) : say("leftOf", { won: won(left) });
}
