import { createContext, useContext } from "react";
import { useWords } from "../words.ts";

const Said = createContext<string | undefined>(undefined);
/** Within it a reading that was said before is not said again. */
export const SaidOnce = Said.Provider;

interface ReadAsProps {
  keyword: string | undefined;
  /** What was found instead, if the keyword itself found nothing. */
  readAs: string | undefined;
}

/** Says by which reading of a keyword the posts or pages below were found (D9-25). */
export function ReadAs({ keyword = "", readAs }: ReadAsProps) {
  const say = useWords("reading");
  const said = useContext(Said);
  return readAs && readAs !== said ? (
    <p role="status">{say("readAs", { keyword, readAs })}</p>
  ) : null;
}
