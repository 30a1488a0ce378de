/** What comes when somebody sits down against the computer, or asks it. */
export { ComputerPanel } from './computer-panel.tsx';
export { WhyThen } from './reasons.tsx';
