import { ko as problemWords } from "@bupum/shared/kernel/words/ko";
import { MantineProvider } from "@mantine/core";
import { cleanup, render } from "@testing-library/react";
import type { ReactNode } from "react";
import { IntlProvider } from "use-intl";
import { vi } from "vitest";
import { Dialogs } from "../src/frame/dialogs.tsx";
import { cssVariables, theme } from "../src/frame/theme.ts";
import { dropDialogs } from "../src/frame/dialogs.tsx";
import { toast, Toasts } from "../src/frame/toasts.tsx";
import { ko } from "../src/words/ko.ts";

const messages = { kit: ko, issues: problemWords.issues };

/** Draws something in Korean with theme, dialogs and toasts around it. */
export const show = (children: ReactNode) =>
  render(
    <IntlProvider locale="ko" messages={messages} timeZone="Asia/Seoul">
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} env="test">
        {children}
        <Dialogs />
        <Toasts />
      </MantineProvider>
    </IntlProvider>,
  );

export function tidy(): void {
  toast.clear();
  cleanup();
  dropDialogs();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
}
