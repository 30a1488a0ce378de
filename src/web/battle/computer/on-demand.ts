/** What comes when somebody sits down against the computer, or asks it. */
export { Advised, ComputerPanel, Seats } from './computer-panel.tsx';
export { WhyThen } from './reasons.tsx';
