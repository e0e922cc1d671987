import { localStorageColorSchemeManager, MantineProvider } from "@mantine/core";
import type { Language } from "@bupum/shared/kernel/language/language-of";
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { StrictMode, type ReactNode } from "react";
import { IntlProvider, type AbstractIntlMessages } from "use-intl";
import { Dialogs } from "./dialogs.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { cssVariables, theme } from "./theme.ts";
import { Toasts } from "./toasts.tsx";
import "../styles/base.css";

const colorScheme = localStorageColorSchemeManager({ key: "colorScheme" });

interface AppRootProps {
  language: Language;
  messages: AbstractIntlMessages;
  queryClient: QueryClient;
  /** The newest toast replaces the one that is shown (U1-1). */
  replacesToasts?: boolean;
  children: ReactNode;
}

/** Everything around a site's router: words, theme, server state, dialogs and toasts. */
export function AppRoot(props: AppRootProps) {
  const { language, messages, queryClient, replacesToasts = false, children } = props;
  return (
    <StrictMode>
      <IntlProvider locale={language} messages={messages} timeZone="Asia/Seoul">
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariables}
          colorSchemeManager={colorScheme}
          defaultColorScheme="auto"
        >
          <QueryClientProvider client={queryClient}>
            <ErrorBoundary>{children}</ErrorBoundary>
            <Dialogs />
            <Toasts replaces={replacesToasts} />
          </QueryClientProvider>
        </MantineProvider>
      </IntlProvider>
    </StrictMode>
  );
}
