import { createContext, useContext } from "react";
import { useWords } from "../words.ts";

const Said = createContext<string | undefined>(undefined);
/** Inside it, a reading that was already shown is not repeated. */
export const SaidOnce = Said.Provider;

interface ReadAsProps {
  keyword: string | undefined;
  /** What was found instead, if the keyword itself has no results. */
  readAs: string | undefined;
}

/** Shows the reading of a keyword that found the posts or pages below (D9-25). */
export function ReadAs({ keyword = "", readAs }: ReadAsProps) {
  const say = useWords("reading");
  const said = useContext(Said);
  return readAs && readAs !== said ? (
    <p role="status">{say("readAs", { keyword, readAs })}</p>
  ) : null;
}
