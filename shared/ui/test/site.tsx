import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  type AnyRoute,
  createMemoryHistory,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { configure, getConfig, render } from "@testing-library/react";
import { type AbstractIntlMessages, IntlProvider } from "use-intl";
import { toast, Toasts } from "../src/frame/toasts.tsx";

const { getElementError } = getConfig();
/** Whether a query is one of those that `findBy` and `waitFor` repeat until it finds something. */
function isRepeated(): boolean {
  const config: object = getConfig();
  const flag = "_disableExpensiveErrorDiagnostics";
  return flag in config && config[flag] === true;
}

configure({
  // A machine that does other work as well needs more than the usual second.
  asyncUtilTimeout: 30_000,
  // To write the whole page costs more than the query. Where the time is up, it is written.
  getElementError(message, container) {
    if (!isRepeated()) return getElementError(message, container);
    const error = new Error(message ?? "");
    error.name = "TestingLibraryElementError";
    return error;
  },
});

/** Draws a site of those routes in Korean, at an address of it. */
export async function showSite(routeTree: AnyRoute, messages: AbstractIntlMessages, at = "/") {
  const history = createMemoryHistory({ initialEntries: [at] });
  const router = createRouter({ routeTree, history });
  await router.load();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  // What the test before told after its end.
  toast.clear();
  const drawn = render(
    <IntlProvider locale="ko" messages={messages} timeZone="Asia/Seoul">
      <MantineProvider env="test">
        <QueryClientProvider client={client}>
          {/* The router of a test is not the site's. */}
          <RouterProvider router={router as never} />
        </QueryClientProvider>
        <Toasts />
      </MantineProvider>
    </IntlProvider>,
  );
  return { ...drawn, client };
}
