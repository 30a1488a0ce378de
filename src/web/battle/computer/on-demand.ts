/** What comes when somebody sits down against the computer, or asks it. */
export { ComputerPanel, Seats } from './computer-panel.tsx';
export { Reasons, WhyThen } from './reasons.tsx';
