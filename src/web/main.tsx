import { render } from 'preact';
import { App } from './app.tsx';
import { watchForUpdates } from './shell/updates.ts';
import './styles/tokens.css';
import './styles/base.css';
import './styles/shell.css';

render(<App />, document.getElementById('app')!);
watchForUpdates();
