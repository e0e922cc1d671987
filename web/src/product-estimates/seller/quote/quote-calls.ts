import type { QueryClient } from "@tanstack/react-query";
import { createContext, useContext } from "react";
import { readAgain, refuseLines, sendQuotes } from "../queries.ts";

/** How an answer leaves: with a login, or by the link of a mail (D6-23). */
export interface QuoteCalls {
  send: NonNullable<(typeof sendQuotes)["mutationFn"]>;
  refuse: NonNullable<(typeof refuseLines)["mutationFn"]>;
  /** After an answer was taken. */
  sent: (client: QueryClient) => void;
  /** Lines changed meanwhile: they are shown as they are now. */
  readAgain: (client: QueryClient) => void;
  /** Drafts on the server, files and earlier quotes are read with a login alone. */
  isSignedIn: boolean;
}

const withLogin: QuoteCalls = {
  send: sendQuotes.mutationFn!,
  refuse: refuseLines.mutationFn!,
  sent: (client) => void readAgain(client),
  readAgain: (client) => void readAgain(client),
  isSignedIn: true,
};
export const QuoteCallsContext = createContext(withLogin);
export const useQuoteCalls = (): QuoteCalls => useContext(QuoteCallsContext);
