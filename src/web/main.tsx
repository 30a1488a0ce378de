import { render } from 'preact';
import { App } from './app.tsx';
import { watchForUpdates } from './shell/updates.ts';
import './styles/tokens.css';
import './styles/elements.css';
import './styles/actions.css';
import './styles/fields.css';
import './styles/surfaces.css';
import './styles/data.css';
import './styles/layout.css';
import './icons/icons.css';
import './shell/shell.css';
import './home/home.css';
import './styles/print.css';

render(<App />, document.getElementById('app')!);
watchForUpdates();
