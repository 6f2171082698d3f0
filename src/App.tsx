/** Root component: renders the current state of the visit. */
import { Component, useEffect, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { accentOf } from '../machines/page/accent.ts';
import { landingOf } from '../machines/landing-pages/definitions.ts';
import type { PageMeta } from '../machines/page/page.types.ts';
import type { ScreenId } from '../machines/domain/page-ids.ts';
import { Connection } from './Connection.tsx';
import type { Embedding } from './Embedded.tsx';
import type { Visit, VisitNavigator } from './engine/visit/engine.ts';
import { EngineProvider, OfScreen, useReport, useVisit } from './engine/visit/hooks.tsx';
import { usePreHydration } from './engine/hydration/usePreHydration.ts';
import { LanguageProvider, useLanguage, useLanguageStore } from './engine/language/language.tsx';
import type { LanguageStore } from './engine/language/language-store.ts';
import { drawnPageOf, pathOf, type VisitSnapshot } from './engine/visit/pages.ts';
import { usePageMessages } from './usePageMessages.ts';
import { CenteredLayout, DefaultLayout, InclinedLinesLayout, NoFooterLayout } from './layouts/layouts.tsx';
import type { LayoutProps } from './layouts/page-messages.ts';
import ErrorPage from './screens/ErrorPage/ErrorPage.tsx';
import { loadScreen, prefetchScreensAfter, readyScreen } from './screens/screens.ts';
import { showFacesAfterPress } from './ui/faces.ts';

interface AppProps {
  /** Null while pre-rendering. */
  visit: Visit | null;
  /** The pre-rendered page. */
  bare: VisitSnapshot;
  navigator: VisitNavigator;
  language: LanguageStore;
  onError: (error: Error) => void;
  onLive?: () => void;
  /** Changes for a page shown by another app (D34, D47). */
  embedding?: Embedding | null;
}

const layouts: Record<PageMeta['layout'], ComponentType<LayoutProps>> = {
  default: DefaultLayout,
  centered: CenteredLayout,
  noFooter: NoFooterLayout,
  inclinedLines: InclinedLinesLayout,
};
/** A screen, with an optional part above the header. */
type ScreenWithAbove = ComponentType & { Above?: ComponentType };
interface ErrorBoundaryProps {
  screen: ScreenId;
  onError: (error: Error) => void;
  /** Makes the chart show the error page. */
  report: ReturnType<typeof useReport>;
  children: ReactNode;
}
/** Error boundary: renders again once per screen, with the input kept in drafts (D62), then shows the error page. */
class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };
  brokenBefore: ScreenId | null = null;
  static getDerivedStateFromError() {
    return { broken: true };
  }
  override componentDidCatch(error: Error) {
    const { screen, onError, report } = this.props;
    if (this.brokenBefore === screen) return report('visit.failed');
    onError(error);
    this.brokenBefore = screen;
    this.setState({ broken: false });
  }
  override render() {
    const { screen, children } = this.props;
    if (!this.state.broken) return children;
    return this.brokenBefore === screen ? <ErrorPage /> : null;
  }
}

/** The page of the current state; the previous one stays until its chunk and messages are loaded. */
function useReadyPage(report: ReturnType<typeof useReport>) {
  const language = useLanguageStore();
  const page = useVisit(drawnPageOf);
  const [last, setLast] = useState(page);
  useEffect(() => {
    let wanted = true;
    loadScreen(page.screen, language)
      .then(() => {
        if (!wanted) return;
        setLast(page);
        prefetchScreensAfter(page.screen, language);
      })
      .catch(() => wanted && report('part.missing'));
    return () => {
      wanted = false;
    };
  }, [page, language, report]);
  return readyScreen(page.screen, language) ? page : last;
}

/**
 * A layout with its messages: changes to them, such as the arrival of the configuration, do not render the screen
 * again.
 */
function Framed({ layout, ...props }: Omit<LayoutProps, 'words'> & Pick<PageMeta, 'layout'>) {
  const Layout = layouts[layout];
  return <Layout words={usePageMessages()} {...props} />;
}

function Page({ onError }: { onError: (error: Error) => void }) {
  const language = useLanguageStore();
  const report = useReport();
  const wrapped = useVisit(({ context }) => context.wrapper.isWebView);
  const inApp = useVisit(({ context }) => context.wrapper.slimFoot);
  const page = useReadyPage(report);
  const { layout, screen, foot } = page;
  const accent = useVisit(({ context }) => accentOf(page, context));
  const landing = useVisit(({ context }) => landingOf(context.slug));
  // In the first frame of the new page, so that no visible text changes its font.
  useLayoutEffect(showFacesAfterPress, [screen]);
  const overLanding = screen === 'Landing' || (screen === 'FormFinished' && landing?.finishedInPopup);
  const Screen: ScreenWithAbove | undefined = readyScreen(screen, language);
  const mounted = { screen, onError, report };
  return (
    <ErrorBoundary {...mounted}>
      <Framed
        layout={layout}
        accent={accent}
        theme={overLanding ? landing?.theme : undefined}
        above={
          <>
            <Connection />
            {Screen?.Above && !wrapped ? <Screen.Above /> : null}
          </>
        }
        wrapped={wrapped}
        inApp={inApp}
        foot={foot}
        screen={screen}
      >
        <ErrorBoundary key={screen} {...mounted}>
          <OfScreen screen={screen}>{Screen ? <Screen /> : null}</OfScreen>
        </ErrorBoundary>
      </Framed>
    </ErrorBoundary>
  );
}

/** A separate, last component: its effects run after the page's own, and rendering it again is cheap. */
function PreHydration({ onLive }: { onLive: AppProps['onLive'] | undefined }) {
  usePreHydration(onLive);
  return null;
}

function Routed({
  navigator,
  onError,
  onLive,
  embedding,
}: Pick<AppProps, 'navigator' | 'onError' | 'onLive' | 'embedding'>) {
  const { base } = useLanguage();
  const path = useVisit(pathOf) ?? '/';
  return (
    <Router basename={base} location={base + path} navigator={navigator}>
      <Page onError={onError} />
      {embedding?.overlay}
      <PreHydration onLive={onLive} />
    </Router>
  );
}

export function App({ visit, bare, language, ...page }: AppProps) {
  return (
    <LanguageProvider store={language} onError={page.onError}>
      <EngineProvider visit={visit} bare={bare}>
        <Routed {...page} />
      </EngineProvider>
    </LanguageProvider>
  );
}
